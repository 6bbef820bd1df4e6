import { lecture } from '../../server/test/documents.ts';
import { ask } from '../support/ask.ts';
import { startBucket } from '../support/bucket.ts';
import { openCampus } from '../support/campus.ts';
import { aLecturer, upload } from '../support/lecturer.ts';
import type { Scenario } from '../support/scenario.ts';

/** The file storage fails, and hangs up, while documents are uploaded. */
export const storageDown: Scenario = {
  name: 'file storage failing',
  async run() {
    const bucket = await startBucket();
    const env = {
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'akada',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const campus = await openCampus({ webs: 1, workers: 1, env });
    try {
      const url = campus.urls()[0] as string;
      const lecturer = await aLecturer(url);
      const statuses: number[] = [];
      for (const state of ['well', 'failing', 'hanging up', 'well'] as const) {
        bucket.state = state;
        // Each its own: a document that is known already needs no storage.
        const text = `${lecture}\nThis is copy number ${statuses.length}.\n`;
        statuses.push((await upload(url, lecturer.token, text)).status);
      }
      const { body } = await ask<unknown>(`${url}/api/v1/documents`, { token: lecturer.token });
      const listed = (JSON.stringify(body).match(/"document_id"/g) ?? []).length;
      const [, failing = 0, hungUp = 0] = statuses;
      const faults = [
        ...(statuses[0] !== 200 && statuses[0] !== 201 ? [`an upload was answered ${statuses[0]}`] : []),
        ...(statuses[3] !== statuses[0] ? [`an upload after it was answered ${statuses[3]}`] : []),
        ...[failing, hungUp].filter((status) => status !== 503 && status !== 507).map((status) => `answered ${status}`),
        ...(listed !== 2 ? [`${listed} documents listed, 2 acknowledged`] : []),
      ];
      return { seen: `uploads answered ${statuses.join(', ')}; ${listed} documents listed`, faults };
    } finally {
      await campus.close();
      await bucket.close();
    }
  },
};
