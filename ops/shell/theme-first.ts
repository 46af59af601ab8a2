import { followDevice } from './theme.ts'

// Imported before everything else, so that the first picture already has the right colors.
followDevice()
