/** What may be wrong with a file that is sent to be read, whatever it is read as. */
export const fileErrors = [
  'file_too_large',
  'file_type_unsupported',
  'file_type_mismatch',
  'file_empty',
  'file_encrypted',
  'file_without_text',
  'file_corrupt',
  'file_inflates',
  'file_too_slow',
  'text_too_hard',
  'file_too_complex',
  'file_too_long',
  'file_doctype',
  'storage_quota_reached',
  'storage_full',
  'busy',
] as const;
