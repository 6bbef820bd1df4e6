/** Where the file of a paper lies in the storage. */
export const paperFile = (key: string) => `papers/files/${key}`;
