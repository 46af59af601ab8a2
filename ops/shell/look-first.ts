import { followDevice } from './look.ts'

// Imported before everything else, so that the first paint already has the right colors.
followDevice()
