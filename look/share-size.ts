/** Of the pictures that social sites show beside a link, in the measure that all of them take. */
export const shareSize = { width: 1200, height: 630 }
