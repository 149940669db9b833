import { isRouteErrorResponse } from 'react-router';

/** What the error page is told of an error. */
export interface RoutingProblem {
  readonly status: number;
  /** What was not found, where a page says so itself. */
  readonly message: string | undefined;
}

/** The status an error carries as status, statusCode or its response's, 500 without one, and its message (blocks §4). */
export function routingProblem(error: unknown): RoutingProblem {
  const status =
    numberAt(error, 'status') ??
    numberAt(error, 'statusCode') ??
    numberAt(valueAt(error, 'response'), 'status');
  const said = isRouteErrorResponse(error) ? error.data : undefined;
  // The router's own messages begin so, and are no words for shoppers.
  const message = typeof said === 'string' && !said.startsWith('Error') ? said : undefined;
  return { status: status !== undefined && status >= 400 && status < 600 ? status : 500, message };
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function numberAt(value: unknown, name: string): number | undefined {
  const found = valueAt(value, name);
  return typeof found === 'number' ? found : undefined;
}
