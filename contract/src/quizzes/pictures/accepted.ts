/** A picture as it is sent; what is kept of it is smaller. */
export const quizPictureMaxBytes = 10 * 1024 * 1024;

export const quizPictureMediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Where a picture is, on this origin: browsers ask for it without a token, so its id cannot be guessed. */
export const quizPicturePath = (id: string): string => `/quiz-pictures/${id}.webp`;
