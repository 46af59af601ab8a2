/** The contour lines behind a dark part of a page; the drawing itself stands once in the document. */
export function Land() {
  return (
    <svg className="land" aria-hidden="true">
      <use href="#land" />
    </svg>
  )
}
