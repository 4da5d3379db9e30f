// A rule of this house: a code is text too, and the compiler does not see that it has no words yet.
const CODE = "CallExpression[callee.name='toast'] > MemberExpression[property.name=/^(problem|notice)$/]";

const said = {
  create: (context) => ({
    [CODE]: (node) => context.report({ node, message: 'Say it with problemWords or noticeWords.' }),
  }),
};

export default { meta: { name: 'house' }, rules: { said } };
