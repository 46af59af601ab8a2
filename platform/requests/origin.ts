/** Whether it is a website’s address without a path, as browsers tell it: "https://www.other-website.com". */
export function isOrigin(text: string) {
  return /^https?:\/\//.test(text) && URL.parse(text)?.origin === text
}
