/** An error in the form of RFC 6749: `{error, error_description}`. */
export class OAuthError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}
