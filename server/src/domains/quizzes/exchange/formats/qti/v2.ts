import { type Dialect, writeInDialect } from './dialect.ts';
import { inSchemas, type WritableQuiz } from './package.ts';

/** QTI 2.1. */

const published = 'http://www.imsglobal.org/xsd';
const schema = (namespace: string, file: string) =>
  inSchemas({ '': [`${published}/${namespace}`, `${published}/qti/qtiv2p1/${file}.xsd`] });

const v2: Dialect = {
  standard: ['QTIv2.1 Package', '1.0.0'],
  schemas: {
    manifest: schema('imscp_v1p1', 'qtiv2p1_imscpv1p2_v1p0'),
    content: schema('imsqti_v2p1', 'imsqti_v2p1p1'),
  },
  types: { item: 'imsqti_item_xmlv2p1', test: 'imsqti_test_xmlv2p1' },
  template: (name) => `http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}`,
  inWords: (element) => element,
};

export const writeQti2 = (quiz: WritableQuiz): Uint8Array => writeInDialect(quiz, v2);
