import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { readVisitorAddress } from './src/visitor/addresses.ts';

const server = `http://localhost:${process.env.PORT ?? 3000}`;

/**
 * Sonner writes its stylesheet into the page when it loads, which the content policy (style-src 'self') refuses.
 * The same rules are imported by ui/index.css, so the call is cut out.
 */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
      handler(code) {
        const cut = code.replace(/^__insertCSS\(.*\);?$/m, '');
        if (cut === code) this.error('sonner no longer injects its styles this way: check the content policy');
        return { code: cut, map: null };
      },
    },
  };
}

/** In development, as the server does it: addresses that are opened by a link have a document of their own. */
function visitorDocument(): Plugin {
  return {
    name: 'visitor-document',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '';
        if (readVisitorAddress(path)) request.url = '/visitor.html';
        next();
      });
    },
  };
}

/**
 * What nearly every page needs and what weighs little: one file instead of two dozen of a kilobyte each, for every file
 * costs a round trip. Dialogs, menus and whatever else brings a library along stays with the pages that open it.
 */
function isBasic(id: string): boolean {
  const small =
    /\/web\/src\/(ui\/(art\/(logo|motifs|pattern|login-art)|badge|banner|button(-style)?|card|checkbox|cx|divider|empty-state|field(-frame)?|icon-button|link-button|password-field|select|skeleton|spinner|text-area|use-reduced-motion|visually-hidden)|lib\/[^/]+|texts\/en\/(app|common|shell)|app\/public\/texts\/public|app\/page\/[^/]+|app\/shell\/(home-link|offline-banner|skip-link))\.tsx?$/;
  return small.test(id);
}

/** Those of three pages or more are one file; others go with the pages that show them. */
const isIcon = /[\\/]lucide-react[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [sonnerWithoutInjectedStyles(), visitorDocument(), react(), tailwindcss()],
  // Otherwise sonner is pre-bundled, past the plugin above.
  optimizeDeps: { exclude: ['sonner'] },
  server: {
    proxy: Object.fromEntries(['/api', '/avatars', '/dev/outbox', '/live', '/ready'].map((path) => [path, server])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing becomes a data: URL, so that `default-src 'self'` holds for scripts, fonts and pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'basics', test: isBasic },
            { name: 'basics', test: isIcon, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
