/** Where SQL may stand; `test/boundaries.test.ts` holds it. */
export const placesOfSql = [
  'db/',
  'domain/',
  'platform/',
  'server/first-run.ts',
  'server/metrics/',
  'server/readiness.ts',
]

/** The tests beside it. The first run is played by the built product. */
export const platformSqlTests = ['{db,platform,server/metrics}/**/*.test.ts', 'server/readiness.test.ts']
export const sqlTests = ['domain/**/*.test.ts', ...platformSqlTests]
