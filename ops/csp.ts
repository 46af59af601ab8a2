/** The policy of every page under /ops; `styleHashes` are those that the build wrote into `csp.json`. */
export function opsPolicy(styleHashes: readonly string[]) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types app 'allow-duplicates'",
  ].join('; ')
}
