import { watchBanner } from './banner.ts'
import { loadLater } from './late.ts'
import { watchMenu } from './menu.ts'
import { enhanceParts, holdEarlySends } from './modules.ts'
import { swapPages } from './swap.ts'

watchMenu()
watchBanner()
loadLater()
swapPages()
holdEarlySends()
enhanceParts()
document.addEventListener('page', enhanceParts)
