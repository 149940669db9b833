import type { FaultPoint } from './faultPoints.ts';

/**
 * Marks a place where the process may be ended on purpose. This is what a shop runs: it does nothing. What ends the
 * process is another file, `killAtFaultPoint.ts`, which `#faultPoint` means only under the condition `faults`.
 */
export function faultPoint(_name: FaultPoint): void {}
