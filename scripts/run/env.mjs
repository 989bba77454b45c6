// @ts-check
// Reads `.env` of the project, as Next does, so that every program of a build sees the same variables. Those of the environment
// win. Node has it from 20.12 on.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../.env', import.meta.url));
if (existsSync(file)) process.loadEnvFile(file);
