/**
 * The 401 rule and logout move the browser from outside React; the router lends them its navigate function.
 */
let navigate: (path: string) => void = (path) => location.assign(path);

export const provideNavigate = (lent: (path: string) => void): void => {
  navigate = lent;
};
export const goTo = (path: string): void => navigate(path);
