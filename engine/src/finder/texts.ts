/** What the finder says before the places that it shows. It never claims an answer that it does not show. */
export const SPEAKS_OF_IT = 'Here’s where your document speaks of this:';
export const NEAREST_PLACES = 'I’m not sure it’s answered here. These are the nearest places:';
export const NEAREST_PLACE = 'I’m not sure it’s answered here. This is the nearest place:';
export const DEFINED = 'Here’s how your document explains it:';
