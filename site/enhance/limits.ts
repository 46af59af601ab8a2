/** The numbers of the specification that hold on public pages: pixels and milliseconds, plain for the sake of their size. */
export const emergencyBannerScroll = 300
export const lateLoadDelay = 5_000
export const pageTimeout = 120_000

/** A page that comes sooner than this shows no spinner: a flicker would only look slow. */
export const spinnerDelay = 150

/** How long a photo, and then the request, may take on the way. */
export const photoTimeout = 120_000
export const leadTimeout = 15_000

/** After this long the page says that a call is faster. */
export const slowSend = 4_000

/** How often what could not be sent is tried again. */
export const retryEvery = 15_000
