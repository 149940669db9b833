import type { Plugin } from 'vite';

/** What React Router does where a page's script does not come: each time, wherever the shopper is. */
const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** A page that fails as soon as it is shown or posted to. */
const failingPage = 'const fail = () => { throw error; }; return { default: fail, clientAction: fail };';

/**
 * A page whose script does not come fails like any other, at its own address, and the error page knows what to do
 * (commerce §8): React Router would reload the page the shopper is on, with each press. Thrown at once, its data would
 * be shown by nothing. Development is unchanged.
 */
export function routeScripts(): Plugin {
  return {
    name: 'tailorbird:route-scripts',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/].*[\\/]routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error('React Router reloads the page in other words than it did.');
        return code.replace(reload, failingPage);
      },
    },
  };
}
