/** The secret of a link has 24 letters or more; what is longer holds one, whatever invisible letters split it. */
const address = /((?:(?<![\p{L}\p{N}])|(?<=%2f|%5c))(?:chat|sign|unit)(?:[/\\]|%2f|%5c)+)[^\s/\\]{24,}/giu

/**
 * A text without the secrets of addresses that open a chat, a page to sign or the page of a unit. Staff reads replies in this form, and so
 * does whoever opened a link of the staff: in the panel of the visitor the link works. All else that is written was stored without them
 * (`masked.server.ts`).
 */
export function withoutSecrets(text: string): string {
  return text.replace(address, '$1…')
}
