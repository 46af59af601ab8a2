/** The numbers of the specification for toasts, on public pages and in the portal: milliseconds, and how many stand at once. */
export const toastDuration = 4_000
export const errorToastDuration = 5_000
export const visibleToasts = 3

/** How far a toast is pushed aside until it is gone, in pixels. */
export const swipeDistance = 60
