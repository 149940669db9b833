/** A part of a picture, in pixels, `right` and `bottom` not included. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
