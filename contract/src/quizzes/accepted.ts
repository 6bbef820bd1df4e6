/** Questions from elsewhere: text, GIFT, CSV, Moodle XML, QTI, Common Cartridge; a package travels in base64. */
export const importMaxCharacters = 14_000_000;

export const importMediaTypes = {
  txt: 'text/plain',
  gift: 'text/plain',
  csv: 'text/csv',
  xml: 'application/xml',
  zip: 'application/zip',
  imscc: 'application/zip',
} as const;

/** The list of a class. */
export const classListMaxCharacters = 300_000;

export const classListMediaTypes = { csv: 'text/csv', txt: 'text/plain' } as const;
