/** What the finder says before the places that it shows. It never claims an answer that it does not show. */
export const SPEAKS_OF_IT = 'Here’s where your document talks about this:';
export const NEAREST_PLACES = 'These places are nearest:';
export const NEAREST_PLACE = 'This place is nearest:';
export const DEFINED = 'Here’s how your document explains it:';
export const WHOLE_PARAGRAPH = 'Here’s the whole paragraph:';
