/** The picture as it is sent, 2 MB; what is kept of it is a small square. */
export const avatarMaxBytes = 2 * 1024 * 1024;

export const avatarMediaTypes = ['image/png', 'image/jpeg', 'image/webp'];
