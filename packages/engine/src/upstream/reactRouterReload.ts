import type { Plugin } from 'vite';

/** What React Router does where a page's script does not come: each time, wherever the visitor is. */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** The file of the installed React Router that loads the scripts of pages. */
const file = /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/;

/**
 * The same script by another address, which a browser that remembers failures has not asked for; else a page that fails.
 * It has the error page of the root, as every page has, so that what stands around it stays.
 */
const again = `
  const fail = () => { throw error; };
  const { ErrorBoundary } = routeModulesCache.root;
  const failing = { default: fail, clientAction: fail, ErrorBoundary };
  const page = await import(/* @vite-ignore */ route.module + '?again').catch(() => failing);
  routeModulesCache[route.id] = page;
  return page;`;

/**
 * A page whose script does not come is asked for once more, and then fails at its own address, where the error page knows
 * what to do: React Router would reload the page the visitor is on, with each press. Thrown at once, its data would be
 * shown by nothing. Development is unchanged.
 */
export function failMissingRoutes(): Plugin {
  let isDone = false;
  return {
    name: 'tailorbird:fail-missing-routes',
    apply: 'build',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!reload.test(code))
          this.error(
            'React Router reloads the page in other words than it did: compare reactRouterReload.ts with loadRouteModule.',
          );
        isDone = true;
        return code.replace(reload, again);
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isDone)
        this.error(
          'React Router loads the scripts of pages in another file than it did: compare reactRouterReload.ts with loadRouteModule.',
        );
    },
  };
}
