console.log('polis');
