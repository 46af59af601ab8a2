/** More than any tray shows at once. */
export const mostInTray = 100
