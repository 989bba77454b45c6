// Every test file of an area as one, so that a change is tried in one environment, which loads the rules and makes the
// game's odds once. A title ends in what the file's text amounts to: what is known of a test is known of that text.
declare const testFiles: { path: string; title: string }[];

for (const { path, title } of testFiles)
  describe(title, () => {
    try {
      require(path);
    } catch (error) {
      // It would be no failure of a test, and not counted.
      test('loads', () => {
        throw error;
      });
    }
  });

export {};
