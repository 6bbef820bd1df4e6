import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [sonnerWithoutInjectedStyles(), react(), tailwindcss()],
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
  },
});
