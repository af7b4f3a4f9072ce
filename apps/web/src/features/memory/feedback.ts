export interface Feedback {
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
}
