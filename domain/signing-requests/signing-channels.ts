/** How the link to sign reaches whoever signs. */
export const signingChannels = ['qr', 'text', 'email'] as const
export type SigningChannel = (typeof signingChannels)[number]
