/**
 * Shows what is opened from the disk. Of several that are opened at once the one that began last knows the most: those before it are
 * not shown any more, whichever ends last, and nothing is once it has ended.
 */
export function showNewest<Opened>(show: (opened: Opened) => void) {
  let begun = 0
  let isOver = false
  return {
    async open(opening: Promise<Opened>): Promise<void> {
      const turn = ++begun
      const opened = await opening
      if (turn === begun && !isOver) show(opened)
    },
    end() {
      isOver = true
    },
  }
}
