/** How a phone makes a page small before it travels, in grey: about 200 kB a page, less where data is saved. */
export const scanPicture = {
  longestSide: 2000,
  quality: 0.6,
  saver: { longestSide: 1600, quality: 0.45 },
} as const;

/** What is taken: 10 MB and 40 million pixels a picture, 60 pages together. */
export const scanLimits = { maxBytes: 10_485_760, maxPixels: 40_000_000, maxPages: 60 } as const;

export const scanMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
