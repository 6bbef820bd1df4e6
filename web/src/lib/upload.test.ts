import { featureEndpoints } from '@akada/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { uploadFile } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A request that is answered at once, or ends as the event says. */
function answerWith(status: number, responseText: string, event = 'load') {
  class Request extends EventTarget {
    upload = new EventTarget();
    status = status;
    responseText = responseText;
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.dispatchEvent(new Event(event));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}

const upload = (ofStranger?: (status: number) => string) =>
  uploadFile(featureEndpoints.documents.upload, new File(['x'], 'x.txt'), {
    onProgress: () => {},
    ...(ofStranger && { ofStranger }),
  }).then(
    (answer) => answer,
    (error: Error) => error.message,
  );

it('gives the answer of an upload that arrived', async () => {
  answerWith(200, '{"document_id":"d1","metadata":{}}');
  expect(await upload()).toMatchObject({ document_id: 'd1' });
});

it.each([
  ['a page', '<!doctype html>'],
  ['nothing', ''],
  ['null', 'null'],
  ['an object without the document’s id', '{"ok":true}'],
])('says “Invalid response format” to %s', async (_, body) => {
  answerWith(200, body);
  expect(await upload()).toBe('Invalid response format');
});

it.each([
  [500, '{}', 'HTTP error 500'],
  [502, '<html>', 'HTTP error 502'],
  [413, '', 'HTTP error 413'],
  [422, '{"detail":"The file is empty.","code":"empty_document"}', 'The file is empty.'],
  [400, '{"message":"A message."}', 'A message.'],
  [503, '{"detail":"Back at noon."}', 'Back at noon.'],
])('tells a %i in the server’s words, or by its number', async (status, body, message) => {
  answerWith(status, body);
  expect(await upload()).toBe(message);
});

it('says at once that the network gave up waiting, as browsers tell it by an event of its own', async () => {
  answerWith(0, '', 'timeout');
  expect(await upload()).toBe('Request timed out');
});

it('lets a page name an answer of something else in its own words', async () => {
  answerWith(502, '<html>');
  expect(await upload((status) => `Server responded with ${status}`)).toBe('Server responded with 502');
});
