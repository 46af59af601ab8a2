/** Lib.dom knows no Trusted Types yet; a trusted value stands where it asks for a string. */
type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string }

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
  }
}

const rules: Policy = {
  /** Whole pages of this origin, which are parsed and never run. */
  createHTML: (html) => html,
  createScriptURL(url) {
    if (!/^\/\w/.test(url)) throw new TypeError(url)
    return url
  },
}

/** The only way from text to markup or a script's address; the CSP allows no second policy. */
export const policy = window.trustedTypes?.createPolicy('app', rules) ?? rules
