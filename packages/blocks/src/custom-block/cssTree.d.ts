/** css-tree as a bundle needs it: its usual entry reads its data from files beside it. */
declare module 'css-tree/dist/csstree.esm' {
  export * from 'css-tree';
}
