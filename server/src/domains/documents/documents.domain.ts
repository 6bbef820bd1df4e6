import { domain } from '../../assembly/domain.ts';
import { documentsFeature } from './documents.feature.ts';
import * as documents from './migrations/0008_documents.ts';
import * as documentTalk from './migrations/0032_document_talk.ts';
import * as documentMeaning from './migrations/0045_document_meaning.ts';
import * as scans from './migrations/0052_scans.ts';
import { tokensFeature } from './tokens/tokens.feature.ts';

/** Uploaded documents: their text, talk about them, photographs that become some, and the tokens that unlock them. */
export const documentsDomain = domain({
  name: 'documents',
  features: [tokensFeature, documentsFeature],
  migrations: {
    '0008_documents': documents,
    '0032_document_talk': documentTalk,
    '0045_document_meaning': documentMeaning,
    '0052_scans': scans,
  },
});
