#!/usr/bin/env node
// `npx polis ...`: the command line, ready to use on a fresh clone.
import { launch } from './ensure.mjs';

await launch(process.argv.slice(2));
