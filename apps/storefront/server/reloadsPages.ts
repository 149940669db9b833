import type { Plugin } from 'vite';

/**
 * What no browser has loaded as a module, as a block that is HTML alone, what the middleware does and content, shows when
 * its page is loaded anew: Vite tells browsers only of modules they have.
 *
 * @param content Folder of files that pages are made of and nothing imports, with a slash at its end.
 */
export function reloadsPages(content: string): Plugin {
  return {
    name: 'tailorbird:reloads-pages',
    configureServer: (server) => void server.watcher.add(content),
    hotUpdate({ file, modules, server: { environments } }) {
      if (this.environment.name !== 'client') return;
      // Vite knows of a module what it accepts once a browser has asked for it.
      const isInBrowsers = modules.some(({ isSelfAccepting }) => isSelfAccepting !== undefined);
      const isOnServer = (environments.ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (!isInBrowsers && (isOnServer || file.startsWith(content)))
        this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
