import { defineTexts } from '../define.ts';

/** What every place that takes a document says about it. */
export const uploadTexts = defineTexts('upload', {
  invalidType: 'Invalid file type. Please upload PDF, DOCX, TXT, PPT, ODT, RTF, or XLS file.',
  /** Where no spreadsheets are taken. */
  invalidStudyType: 'Invalid file type. Please upload PDF, DOCX, TXT, MD, PPT, ODT, or RTF file.',
  tooLarge: 'File too large. Maximum size is 50MB.',
  httpError: (status: number) => `HTTP error ${status}`,
  serverResponded: (status: number) => `Server responded with ${status}`,
  networkError: 'Network error occurred',
  timedOut: 'Request timed out',
  invalidFormat: 'Invalid response format',
  selectFirst: 'Please select a file first.',
  uploaded: 'Document uploaded successfully!',
});

declare module '../define.ts' {
  interface Namespaces {
    upload: typeof uploadTexts;
  }
}
