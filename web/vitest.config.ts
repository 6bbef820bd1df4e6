import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // Each file has a window and modules of its own, and jsdom, which takes a second to load, is loaded once.
    pool: 'vmForks',
    include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts', 'onefile/**/*.test.ts'],
    restoreMocks: true,
    // Stylesheets are blank in tests but for the tokens, whose contrast is measured.
    css: { include: [/tokens\.css/] },
  },
});
