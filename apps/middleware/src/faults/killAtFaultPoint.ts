import type { FaultPoint } from './faultPoints.ts';

/** The point to end at: from the environment, or from whoever started this process. */
let armed = process.env['FAULT_POINT'];
process.on('message', (name) => {
  armed = typeof name === 'string' ? name : undefined;
  process.send?.('armed');
});
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

/** Ends the process at the armed place as a power cut would: nothing is finished, nobody is told. */
export function faultPoint(name: FaultPoint): void {
  if (name === armed) process.kill(process.pid, 'SIGKILL');
}
