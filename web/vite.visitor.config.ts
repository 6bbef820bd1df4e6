import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Names the largest file in the document, so that it comes beside the first one and not after it. */
function reactBesideTheEntry(): Plugin {
  return {
    name: 'react-beside-the-entry',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((part) => part.type === 'chunk' && part.name === 'react')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}

/** What src/visitor/main.ts needs; all that several pages need is one file beside it, because every file costs a kilobyte of headers. */
const isFirst = (id: string) =>
  /\/web\/src\/(visitor\/(main|addresses|stored)|domains\/quizzes\/taking\/(early-quiz|stored)|domains\/library\/early-lesson|lib\/(early|theme|storage\/(device|entry|owners|safe-storage|session|shapes))|texts\/(define|en\/common))\.ts$/.test(
    id,
  );

/**
 * What only the library and its lessons load: several files of theirs share it, but no other page may pay for it. What is
 * told of a typed question before its judge is there (`wish`) is a few lines, which other pages need too.
 */
const isOfLessons = (id: string) =>
  /\/answers\/src\/(?!wish)|\/web\/src\/(lib\/plays|ui\/(typed-answer|lesson-acts|places)|texts\/en\/typed|visitor\/library|domains\/library)/.test(
    id,
  );

/** What is asked for only by whoever takes a file along: the library and quizzes in class mode share it, no page pays for it. */
const isOfFiles = (id: string) =>
  /\/web\/src\/(domains\/(sharing\/(one-file|download)|practice\/week-files)|lib\/open-call)/.test(id);

/**
 * The document of shared quizzes and study materials, built apart from the app: whatever the two shared would bring the
 * app's larger files along.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactBesideTheEntry(), react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/visitor.html`,
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: isFirst, priority: 2 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
            { name: 'shared', test: (id) => !isFirst(id) && !isOfLessons(id) && !isOfFiles(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
});
