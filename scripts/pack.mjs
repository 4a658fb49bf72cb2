// `npm run pack`: writes dist/packages/*.tgz, what outsiders install: the engine, the bots and the client as libraries,
// and the command line with server and app.
import path from 'node:path';
import { root } from './ensure.mjs';
import { packInto } from './packing/packages.mjs';

for (const file of await packInto(path.join(root, 'dist/packages'))) console.log(path.relative(root, file));
