/** Where requests that came by phone stand among the pages that visitors came from. */
export const phonePage = 'phone call'
