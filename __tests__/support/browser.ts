/** Requests of a file that has not imported `./server`: as unhandled ones do there, they fail the test. */
window.fetch = (input) => {
  const url = input instanceof Request ? input.url : String(input);
  // eslint-disable-next-line no-console -- what fails the test
  console.error(`a request without a network: ${url}`);
  return Promise.reject(new TypeError('Failed to fetch'));
};

beforeEach(() => {
  // jsdom has neither layout nor scrolling.
  window.scrollTo = jest.fn();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
