import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts'],
    restoreMocks: true,
    // Stylesheets are blank in tests but for the tokens, whose contrast is measured.
    css: { include: [/tokens\.css/] },
  },
});
