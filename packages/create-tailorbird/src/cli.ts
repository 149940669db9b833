#!/usr/bin/env node
/** `npm create tailorbird`: asks what a shop is to be and writes it; `upgrade` brings its packages up to date. */
import { commandLine } from './commandLine.ts';
import { terminal } from './terminal.ts';

const io = terminal();
try {
  const result = await commandLine(process.argv.slice(2), { io, folder: process.cwd() });
  if (!result.ok) {
    io.complain(result.error);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
  io.complain('\nNothing was written.');
  process.exitCode = 1;
} finally {
  io.close();
}
