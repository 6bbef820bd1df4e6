/** Of the product, as its package and the reference of the API say. */
export const version = '0.2.0';
