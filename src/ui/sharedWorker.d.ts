/** The address of a module worker that shares the chunks of the page. */
declare module '*?shared-worker' {
  const address: string;
  export default address;
}
